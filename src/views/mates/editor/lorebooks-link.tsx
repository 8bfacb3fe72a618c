import { useMessages } from '../../../locales/messages.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { lorebooksPath } from '../../lore/lore-paths.ts';
import sheet from '../../components/dialogs/sheet.module.css';

/** Leads to the user’s lorebooks, which mates may share. */
export function LorebooksLink() {
  const { lorebooks } = useMessages('titles');
  return (
    <div className={sheet.row}>
      <ButtonLink to={lorebooksPath}>
        <Icon name="book-open" />
        {lorebooks}
      </ButtonLink>
    </div>
  );
}
