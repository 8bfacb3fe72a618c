import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import { selectIsSent, selectSubject, type ReportActor } from '../../../machines/safety/report.machine.ts';
import { useReport } from '../../app-context.ts';
import { Dialog } from './dialog.tsx';
import { OnDemand } from '../on-demand.tsx';

/** The dialog that reports a mate or a reply and can block the mate; nothing while it is closed. */
export function ReportSheet() {
  const report = useReport();
  return report === undefined ? null : <Opened report={report} />;
}

function Opened({ report }: { readonly report: ReportActor }) {
  const t = useMessages('wellbeing').report;
  const subject = useSelector(report, selectSubject);
  const isSent = useSelector(report, selectIsSent);
  const isBlocked = useSelector(report, (snapshot) => snapshot.hasTag('blocked'));
  if (subject === null) return null;
  const close = () => report.send({ type: 'report.close' });
  const title = (subject.messageId === null ? t.title : t.titleReply)(subject.name);
  return (
    <Dialog title={title} text={isSent || isBlocked ? undefined : t.text} onClose={close}>
      <OnDemand view="report">
        {(Content) => <Content report={report} subject={subject} onClose={close} />}
      </OnDemand>
    </Dialog>
  );
}
