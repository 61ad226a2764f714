export type JsonValue =
  string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue }

/** What a dock or dialog filled in for an action, read by the system's own resolver. */
export type Inputs = Readonly<Record<string, JsonValue>>
