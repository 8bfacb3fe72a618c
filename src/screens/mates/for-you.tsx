import { readSuggestions } from '../../services/mates/saved-lists.ts';
import { ForYou } from '../../views/mates/browse/lists/for-you.tsx';
import { defineSavedList } from './saved-list.ts';

export const screen = defineSavedList(({ services }, signal) => readSuggestions(services, signal), ForYou);
