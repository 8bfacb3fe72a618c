import { ForYou } from '../views/mates/for-you.tsx';
import { defineSavedList } from './saved-list.ts';

export const screen = defineSavedList('suggestions', ForYou);
