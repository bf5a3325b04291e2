/** Pix as the Banco Central writes it (BR Code, EMV QRCPS-MPM): the text behind the QR code and of copy and paste. */

/** The receiver's key of the demonstration. */
const KEY = '7d9f0335-8dcc-4054-9bf9-0dbd61d36906';

/** An element: its id, the length of its value in two digits, its value. */
const element = (id: string, value: string): string =>
  `${id}${String(value.length).padStart(2, '0')}${value}`;

/** The checksum of such codes (CCITT-FALSE, 16 bits), in four hexadecimal digits. */
function checksum(text: string): string {
  let crc = 0xff_ff;
  for (const byte of Buffer.from(text, 'ascii')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x80_00 ? (crc << 1) ^ 0x10_21 : crc << 1) & 0xff_ff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

const plain = (text: string, most: number): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\w .-]/g, '')
    .slice(0, most)
    .trim();

interface PixPayment {
  /** Minor units of BRL. */
  readonly amount: number;
  readonly merchantName: string;
  readonly merchantReference: string;
}

/** The code that a banking app takes, scanned or pasted. */
export function pixCode({ amount, merchantName, merchantReference }: PixPayment): string {
  const body = [
    element('00', '01'),
    element('01', '12'),
    element('26', element('00', 'br.gov.bcb.pix') + element('01', KEY)),
    element('52', '0000'),
    element('53', '986'),
    element('54', (amount / 100).toFixed(2)),
    element('58', 'BR'),
    element('59', plain(merchantName, 25)),
    element('60', 'SAO PAULO'),
    element('62', element('05', merchantReference.replaceAll(/[^a-zA-Z0-9]/g, '').slice(0, 25))),
  ].join('');
  return `${body}6304${checksum(`${body}6304`)}`;
}
