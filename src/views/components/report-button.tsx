import type { ReactNode } from 'react';
import type { ReportSubject } from '../../machines/safety/report.types.ts';
import { useReport } from '../app-context.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icon.tsx';

interface ReportButtonProps {
  readonly subject: ReportSubject;
  readonly label: string;
  readonly className?: string | undefined;
  /** The label of the button; without one it shows a flag. */
  readonly children?: ReactNode;
}

/** Leads to the sheet in which something is reported. */
export function ReportButton({ subject, label, className, children }: ReportButtonProps) {
  const report = useReport();
  if (report === undefined) return null;
  const open = () => report.send({ type: 'report.open', subject });
  return children === undefined ? (
    <IconButton label={label} className={className} onClick={open}>
      <Icon name="flag" />
    </IconButton>
  ) : (
    <Button look="quiet" className={className} onClick={open}>
      {children}
    </Button>
  );
}
