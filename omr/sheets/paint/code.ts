import QRCode from 'qrcode';
import type { Template } from '../../template/template.ts';
import type { Pen } from './pen.ts';

/** Draws a QR code as one outline, so that no printer leaves hairlines between its modules. */
export function paintCode(pen: Pen, { x, y, size, text }: NonNullable<Template['code']>) {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const { size: side, data } = modules;
  const runs: string[] = [];
  for (let row = 0; row < side; row++) {
    for (let from = 0; from < side; from++) {
      if (!data[row * side + from]) continue;
      let to = from + 1;
      while (to < side && data[row * side + to]) to++;
      runs.push(`M${from} ${row}H${to}V${row + 1}H${from}Z`);
      from = to;
    }
  }
  pen.path(runs.join(''), x - size / 2, y - size / 2, size / side);
}
