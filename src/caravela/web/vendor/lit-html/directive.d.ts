/* The part of lit-html's directives that the page uses. */
export class Directive {
  constructor(part: unknown);
}
export function directive<A extends unknown[]>(kind: new (part: unknown) => { render(...values: A): unknown }): (...values: A) => unknown;
