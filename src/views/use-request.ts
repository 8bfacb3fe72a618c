import { useSelector } from '@xstate/react';
import { selectRequest, type Requester } from '../machines/shared/request.ts';

/** Returns the request below the actor, or the actor itself where none runs. */
export const useRequest = (actor: Requester): Requester => useSelector(actor, selectRequest) ?? actor;
