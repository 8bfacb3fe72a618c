import type { Mate } from '../../../contract/mate.ts';
import { useMessages } from '../../locales/messages.ts';
import { ReportButton } from '../components/report-button.tsx';

interface ChatReportProps {
  readonly mate: Pick<Mate, 'mateId' | 'name'>;
  readonly className: string | undefined;
}

/** Opens the report of the mate, in the header of the conversation. */
export function ChatReport({ mate: { mateId, name }, className }: ChatReportProps) {
  const { report } = useMessages('wellbeing');
  return (
    <ReportButton subject={{ mateId, name, messageId: null }} label={report.open} className={className} />
  );
}
