import type { Mate } from '../../../../contract/mates/mate.ts';
import { useMessages } from '../../../locales/messages.ts';
import { ReportButton } from '../../components/dialogs/report-button.tsx';
import { ReportSheet } from '../../components/dialogs/report-sheet.tsx';
import styles from './mate-report.module.css';

/** The button that reports a mate. */
export function MateReport({ mate: { mateId, name } }: { readonly mate: Pick<Mate, 'mateId' | 'name'> }) {
  const t = useMessages('wellbeing').report;
  return (
    <div className={styles.report}>
      <ReportButton subject={{ mateId, name, messageId: null }}>{t.open}</ReportButton>
      <ReportSheet />
    </div>
  );
}
