/** What the worker does with a file. */
export interface EncryptionTask {
  readonly kind: 'lock' | 'open';
  readonly file: Blob;
  readonly passphrase: string;
}

/** The file; null for another passphrase, undefined for one that is damaged. */
export interface EncryptionResult {
  readonly file: Blob | null | undefined;
}
