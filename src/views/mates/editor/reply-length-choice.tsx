import { replyLengths, usualReplies } from '../../../../contract/replies/reply-settings.ts';
import { useMessages } from '../../../locales/messages.ts';
import { Segments } from '../../components/forms/segments.tsx';

interface ReplyLengthChoiceProps {
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** How long the mate's replies are where nothing is chosen in a chat. */
export function ReplyLengthChoice({ chosen, onChoose }: ReplyLengthChoiceProps) {
  const t = useMessages('mateEditor').voice;
  return (
    <Segments
      name="replyLength"
      label={t.length}
      values={replyLengths}
      textOf={(length) => t.lengths[length]}
      chosen={replyLengths.find((length) => length === chosen) ?? usualReplies.length}
      onChoose={onChoose}
    />
  );
}
