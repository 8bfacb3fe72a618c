const size = 768;

/** Draws a picture of this host on a color, as a PNG. Throws where the browser cannot load it. */
export async function drawPicture(address: string, color: string): Promise<Uint8Array> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = new OffscreenCanvas(size, size);
  const context = canvas.getContext('2d');
  if (context === null) throw new TypeError('The browser draws no pictures.');
  context.fillStyle = color;
  context.fillRect(0, 0, size, size);
  context.drawImage(image, 0, 0, size, size);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return new Uint8Array(await blob.arrayBuffer());
}
