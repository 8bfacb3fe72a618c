import { Decrypter, Encrypter } from 'age-encryption';

/** Encrypts a file with a passphrase, which stays on this device, in the format of https://age-encryption.org/v1. */
export const encrypted = async (
  file: ReadableStream<Uint8Array>,
  passphrase: string,
): Promise<ReadableStream<Uint8Array>> => {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  return encrypter.encrypt(file);
};

/**
 * Opens a file with a passphrase, or with the secret key for which it was encrypted. All of it is checked before any of it is returned.
 * Null for another passphrase; rejects where bytes are missing or wrong.
 */
export const decrypted = async (file: Blob, passphrase: string): Promise<Blob | null> => {
  const decrypter = new Decrypter();
  if (passphrase.startsWith('AGE-SECRET-KEY-')) decrypter.addIdentity(passphrase.trim());
  else decrypter.addPassphrase(passphrase);
  const opened = await decrypter.decrypt(file.stream()).catch((error: unknown) => {
    // The library names this case by its message alone.
    if (error instanceof Error && error.message.startsWith('no identity matched')) return null;
    throw error;
  });
  return opened === null ? null : new Response(opened).blob();
};
