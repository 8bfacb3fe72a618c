import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import {
  selectIsBusy,
  selectIsEnd,
  selectIsFailed,
  selectIsSlow,
  type PagerActor,
} from '../../../machines/shared/pager.ts';
import { Button } from '../button.tsx';
import { SlowBanner } from './slow-banner.tsx';

interface LoadMoreProps {
  readonly actor: PagerActor;
  readonly texts: { readonly more?: string; readonly loading?: string; readonly failed: string };
  readonly className?: string | undefined;
}

/** The button for the next page of a list. */
export function LoadMore({ actor, texts, className }: LoadMoreProps) {
  const parts = useMessages('components');
  const isSlow = useSelector(actor, selectIsSlow);
  const isBusy = useSelector(actor, selectIsBusy) || isSlow;
  const isFailed = useSelector(actor, selectIsFailed);
  const retry = () => actor.send({ type: 'load.retry' });
  if (useSelector(actor, selectIsEnd)) return null;
  return (
    <>
      {isSlow ? <SlowBanner onRetry={retry} /> : null}
      {isFailed ? (
        <p role="alert" className={className}>
          {texts.failed}
        </p>
      ) : null}
      <Button
        className={className}
        aria-disabled={isBusy}
        onClick={isFailed ? retry : () => actor.send({ type: 'page.next' })}
      >
        {isBusy ? (texts.loading ?? parts.loading) : (texts.more ?? parts.more)}
      </Button>
    </>
  );
}
