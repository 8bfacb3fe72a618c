import { readCollection } from '../../services/mates/collection.ts';
import { Collection } from '../../views/mates/browse/lists/collection.tsx';
import { defineSavedList } from './saved-list.ts';

/** The page of a maker or of a tag. */
export const screen = defineSavedList(
  ({ services, actors: { navigation } }, signal) =>
    readCollection(services, navigation.getSnapshot().context.place.search, signal),
  Collection,
);
