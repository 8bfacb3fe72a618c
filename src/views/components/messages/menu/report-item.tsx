import { useSelector } from '@xstate/react';
import { useMessages } from '../../../../locales/messages.ts';
import { useReport } from '../../../app-context.ts';
import { MenuItem } from '../../dialogs/menu.tsx';
import type { MessageItemsProps } from './message-items-props.ts';

/** Leads to the sheet in which a reply is reported. */
export function ReportItem({
  messageId,
  conversation,
}: Pick<MessageItemsProps, 'messageId' | 'conversation'>) {
  const t = useMessages('wellbeing').report;
  const { mateId, name } = useSelector(conversation, ({ context }) => context.room.mate);
  const report = useReport();
  if (report === undefined) return null;
  return (
    <MenuItem
      icon="flag"
      onPick={() => report.send({ type: 'report.open', subject: { mateId, name, messageId } })}
    >
      {t.openReply}
    </MenuItem>
  );
}
