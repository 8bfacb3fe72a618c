import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import {
  selectFailure,
  selectIsBusy,
  selectIsFailed,
  selectIsSlow,
  selectIsUnsupported,
  type Requester,
} from '../../../machines/shared/request.ts';
import { useMessages } from '../../../locales/messages.ts';
import { useRequest } from '../../use-request.ts';
import { FailedState } from './failed-state.tsx';
import { SlowBanner } from './slow-banner.tsx';

interface RequestStatusProps {
  readonly actor: Requester;
  /** `loading` is for lists that say what loads. */
  readonly texts: { readonly loading?: string; readonly failed: string };
  readonly level?: 1 | 2;
  /** A skeleton of what the request loads. */
  readonly children?: ReactNode;
}

/** Shows a request while it runs, and how to repeat it when it is slow or failed. */
export function RequestStatus({ actor, texts, level = 2, children }: RequestStatusProps) {
  const request = useRequest(actor);
  const { loading } = useMessages('components');
  const isBusy = useSelector(request, selectIsBusy);
  const isSlow = useSelector(request, selectIsSlow);
  const isFailed = useSelector(request, selectIsFailed);
  const isUnsupported = useSelector(request, selectIsUnsupported);
  const failure = useSelector(request, selectFailure);
  const retry = () => request.send({ type: 'load.retry' });
  return (
    <>
      <p role="status" className="visually-hidden">
        {isBusy ? (texts.loading ?? loading) : null}
      </p>
      {isBusy && isSlow ? <SlowBanner onRetry={retry} /> : null}
      {isFailed ? (
        <FailedState
          title={texts.failed}
          failure={failure}
          level={level}
          onRetry={isUnsupported ? undefined : retry}
        />
      ) : null}
      {isBusy ? children : null}
    </>
  );
}
