import { readFollowed } from '../../services/mates/saved-lists.ts';
import { FollowList } from '../../views/mates/browse/lists/follow-list.tsx';
import { defineSavedList } from './saved-list.ts';

export const screen = defineSavedList(({ services }, signal) => readFollowed(services, signal), FollowList);
