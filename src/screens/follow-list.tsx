import { FollowList } from '../views/mates/follow-list.tsx';
import { defineSavedList } from './saved-list.ts';

export const screen = defineSavedList('followed', FollowList);
