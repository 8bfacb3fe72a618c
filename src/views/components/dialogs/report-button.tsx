import type { ReactNode } from 'react';
import type { ReportSubject } from '../../../machines/safety/report.machine.ts';
import { useReport } from '../../app-context.ts';
import { Button } from '../button.tsx';

interface ReportButtonProps {
  readonly subject: ReportSubject;
  readonly children: ReactNode;
}

/** Leads to the sheet in which something is reported. */
export function ReportButton({ subject, children }: ReportButtonProps) {
  const report = useReport();
  if (report === undefined) return null;
  return (
    <Button look="quiet" onClick={() => report.send({ type: 'report.open', subject })}>
      {children}
    </Button>
  );
}
