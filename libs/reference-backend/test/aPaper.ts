/** The smallest files that are what they say, each one more byte long than its head. */
export const papers = {
  png: Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
    (letter) => letter.charCodeAt(0),
  ),
  jpeg: new Uint8Array([
    0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xd9,
  ]),
  webp: bytesOf('RIFF\u001a\u0000\u0000\u0000WEBPVP8L\u000d\u0000\u0000\u0000/'),
  heic: bytesOf('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000heicmif1'),
  pdf: bytesOf('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF'),
};

/** A file that claims to be a picture and is none. */
export const strangers = {
  html: bytesOf('<!doctype html><script>alert(1)</script>'),
  svg: bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  exe: bytesOf('MZ\u0090\u0000\u0003\u0000\u0000\u0000'),
  zip: bytesOf('PK\u0003\u0004\u0014\u0000'),
  gif: bytesOf('GIF89a\u0001\u0000\u0001\u0000'),
  text: bytesOf('passport'),
  'half a head': new Uint8Array([0x89, 0x50]),
  zeros: new Uint8Array(64),
};

export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
