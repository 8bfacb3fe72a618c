import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { useMessages } from '../../../locales/messages.ts';
import { selectHotWords, type SearchActor } from '../../../machines/mates/browse/search.machine.ts';
import { toggleTag } from '../../../machines/mates/browse/search.reducers.ts';
import { Icon } from '../../components/icons/icon.tsx';
import { ChipButton } from '../../components/chip.tsx';
import scroll from '../../components/scroll-row.module.css';
import styles from './search-filters.module.css';
import { useTagLabel } from '../../components/mates/use-tag-label.ts';

/** How many tags are offered in addition to the chosen ones. */
const offered = 12;

/** Hot words, and the filters of the results. */
export function SearchFilters({ actor }: { readonly actor: SearchActor }) {
  const t = useMessages('search');
  const labelOf = useTagLabel();
  const hotWords = useSelector(actor, selectHotWords);
  const query = useSelector(actor, ({ context }) => context.query);
  const tags = useSelector(actor, ({ context }) => context.tags);
  const creator = useSelector(actor, ({ context }) => context.mates)[0]?.creator.name ?? null;
  const creatorFilter = creator === null ? t.unknownCreator : t.creator(creator);
  const others = tags.map(({ tag }) => tag).filter((tag) => !query.tags.includes(tag));
  return (
    <div className={styles.filters}>
      {hotWords.length === 0 ? null : (
        <div className={styles.words}>
          <h2 id="hot-words">{t.hotWords}</h2>
          <div className={scroll.row} role="group" aria-labelledby="hot-words">
            {hotWords.map((word) => (
              <ChipButton key={word} onClick={() => actor.send({ type: 'query.change', patch: { q: word } })}>
                {word}
              </ChipButton>
            ))}
          </div>
        </div>
      )}
      <div className={scroll.row} role="group" aria-label={t.filters}>
        {query.creatorId === '' ? null : (
          <ChipButton
            aria-label={t.dropFilter(creatorFilter)}
            onClick={() => actor.send({ type: 'query.change', patch: { creatorId: '' } })}
          >
            {creatorFilter}
            <Icon name="x" />
          </ChipButton>
        )}
        {[...query.tags, ...others.slice(0, offered)].map((tag) => (
          <ChipButton
            key={tag}
            aria-pressed={query.tags.includes(tag)}
            onClick={() => actor.send({ type: 'query.change', patch: { tags: toggleTag(query.tags, tag) } })}
          >
            {labelOf(tag)}
          </ChipButton>
        ))}
        <Link href="/category" className={styles.all}>
          {t.categories}
        </Link>
      </div>
    </div>
  );
}
