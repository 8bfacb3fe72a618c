import styles from './text-with-command.module.css';

/** A command as texts name it; it has hyphens at which a line would break. */
const command = /(npm start -- --\w+)/;

/** A text that names a command of the terminal, which stays in one line. */
export function TextWithCommand({ text }: { readonly text: string }) {
  const [before, name, ...after] = text.split(command);
  return name === undefined ? (
    before
  ) : (
    <>
      {before}
      <code className={styles.command}>{name}</code>
      {after}
    </>
  );
}
