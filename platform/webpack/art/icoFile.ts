const headerBytes = 22;

/** Wraps a PNG of at most 256 pixels into an ICO file. */
export function icoFile(png: Uint8Array, width: number, height: number): Uint8Array {
  const file = new Uint8Array(headerBytes + png.length);
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true); // an icon, not a cursor
  view.setUint16(4, 1, true); // one image
  view.setUint8(6, width % 256);
  view.setUint8(7, height % 256);
  view.setUint16(10, 1, true); // colour planes
  view.setUint16(12, 32, true); // bits per pixel
  view.setUint32(14, png.length, true);
  view.setUint32(18, headerBytes, true);
  file.set(png, headerBytes);
  return file;
}
