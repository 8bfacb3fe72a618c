/** Which part of an account is exported: all of it without either. */
export interface ExportScope {
  readonly mateId?: string | undefined;
  readonly roomId?: string | undefined;
}
