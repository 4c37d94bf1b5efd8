/* The part of lit-html that the page uses. */
export interface TemplateResult { readonly strings: TemplateStringsArray; readonly values: unknown[]; }
export type Part = unknown;
export const nothing: unique symbol;
export const noChange: unique symbol;
export function html(strings: TemplateStringsArray, ...values: unknown[]): TemplateResult;
export function svg(strings: TemplateStringsArray, ...values: unknown[]): TemplateResult;
export function render(value: unknown, container: HTMLElement | DocumentFragment, options?: object): Part;
