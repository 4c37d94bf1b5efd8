/* The part of @fluent/bundle that the page uses. */
export type FluentVariable = string | number | Date;
export type Pattern = string | readonly unknown[];
export interface Message { id: string; value: Pattern | null; attributes: Record<string, Pattern>; }
export class FluentResource { constructor(source: string); }
export class FluentBundle {
  constructor(locales: string | string[], options?: { useIsolating?: boolean });
  hasMessage(id: string): boolean;
  getMessage(id: string): Message | undefined;
  addResource(resource: FluentResource, options?: { allowOverrides?: boolean }): Error[];
  formatPattern(pattern: Pattern, args?: Record<string, FluentVariable> | null, errors?: Error[] | null): string;
}
