import { encode } from 'uqr';
import styles from './qr-code.module.css';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** A code that cameras read, dark on light in every theme, as many of them require. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
