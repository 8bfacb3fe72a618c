import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import {
  selectIsBusy,
  selectIsFailed,
  selectIsSlow,
  type RequestActor,
} from '../../machines/shared/request.ts';
import { useMessages } from '../../locales/messages.ts';
import { useApp, useViewLoader } from '../app-context.ts';
import { openView } from '../dom/open-view.ts';
import type { ViewsOnDemand } from '../views-on-demand.ts';
import { FailedPart } from './status/crashed-part.tsx';
import { Dialog, type DialogProps } from './dialogs/dialog.tsx';
import { SlowBanner } from './status/slow-banner.tsx';
import { Spinner } from './status/spinner.tsx';

interface OnDemandProps<Id extends keyof ViewsOnDemand> {
  readonly view: Id;
  readonly children: (View: ViewsOnDemand[Id]) => ReactNode;
}

/** Shows a view whose code loads when it is first opened; until then that it loads, or how to load it again. */
export function OnDemand<Id extends keyof ViewsOnDemand>({ view, children }: OnDemandProps<Id>) {
  const { View, status } = useViewOnDemand(view);
  return View === undefined ? status : children(View);
}

/** Returns such a view and, until it has loaded, what is shown in its place. Showing that loads it. */
export function useViewOnDemand<Id extends keyof ViewsOnDemand>(view: Id) {
  const { getView } = useApp();
  const loader = useViewLoader();
  const load = useSelector(loader, (snapshot) => snapshot?.context.loads[view]);
  useSelector(load, selectIsBusy);
  // The loader starts again a second after a crash.
  const status =
    loader === undefined ? null : (
      <div ref={openView(loader)} data-view={view}>
        {load === undefined ? null : <LoadStatus load={load} />}
      </div>
    );
  // The store of the views has one of this type by this name: the context, which views import, cannot name their types.
  return { View: getView(view) as ViewsOnDemand[Id] | undefined, status };
}

function LoadStatus({ load }: { readonly load: RequestActor }) {
  const isBusy = useSelector(load, selectIsBusy);
  const isSlow = useSelector(load, selectIsSlow);
  const isFailed = useSelector(load, selectIsFailed);
  const { loading } = useMessages('unavailable');
  const retry = () => load.send({ type: 'load.retry' });
  if (isFailed) return <FailedPart onRetry={retry} />;
  if (isSlow) return <SlowBanner onRetry={retry} />;
  return isBusy ? <Spinner label={loading} /> : null;
}

interface DialogOnDemandProps<Id extends keyof ViewsOnDemand> extends Pick<DialogProps, 'onClose'> {
  readonly view: Id;
  /** Its title until it has loaded. */
  readonly title: string;
  readonly dialog: (View: ViewsOnDemand[Id]) => Omit<DialogProps, 'onClose'>;
}

/** A dialog whose title and texts load with what is in it. */
export function DialogOnDemand<Id extends keyof ViewsOnDemand>(props: DialogOnDemandProps<Id>) {
  const { view, title, dialog, onClose } = props;
  const { View, status } = useViewOnDemand(view);
  return <Dialog onClose={onClose} {...(View === undefined ? { title, children: status } : dialog(View))} />;
}
