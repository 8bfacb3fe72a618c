import styles from './menu.module.css';

/** A rule between two groups of a menu's items. */
export const MenuRule = () => <hr className={styles.rule} />;
