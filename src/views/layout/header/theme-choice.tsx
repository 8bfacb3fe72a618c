import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import { selectTheme, type Theme } from '../../../machines/preferences/theme.machine.ts';
import { useTheme } from '../../app-context.ts';
import { Segments } from '../../components/forms/segments.tsx';

const themes: readonly Theme[] = ['system', 'light', 'dark'];

/** The choice of the theme. `name` is unique for each choice on a page. */
export function ThemeChoice({ name }: { readonly name: string }) {
  const t = useMessages('notifications');
  const actor = useTheme();
  const chosen = useSelector(actor, selectTheme);
  return (
    <Segments
      name={name}
      label={t.theme}
      values={themes}
      textOf={(theme) => t.themes[theme]}
      chosen={chosen}
      onChoose={(theme) => actor.send({ type: 'theme.choose', theme })}
    />
  );
}
