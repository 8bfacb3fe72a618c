import { useSelector } from '@xstate/react';
import { selectLeftRoomId } from '../../machines/navigation/navigation.machine.ts';
import { useNavigation } from '../app-context.ts';

/** The conversation that the user left for the shop; null without one. Each page of the shop hands it on. */
export const useLeftRoom = (): string | null => useSelector(useNavigation(), selectLeftRoomId);
