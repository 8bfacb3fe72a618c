/** A random UUID. Unlike `crypto.randomUUID` it is there on pages without TLS too, as in a home network. */
export const newId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte, index) => marked(byte, index).toString(16).padStart(2, '0')).join(
    '',
  );
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** Version 4, and the variant that RFC 9562 describes. */
const marked = (byte: number, index: number): number => {
  if (index === 6) return (byte & 0x0f) | 0x40;
  return index === 8 ? (byte & 0x3f) | 0x80 : byte;
};
