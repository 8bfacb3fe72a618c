import sheet from '../../components/dialogs/sheet.module.css';
import { Skeleton } from '../../components/status/skeleton.tsx';
import styles from './mate-editor.module.css';

/** The form's own measures, empty. */
export function MateEditorSkeleton() {
  return (
    <div className={styles.columns} aria-hidden="true">
      <div className={styles.main}>
        <div className={sheet.section}>
          <Skeleton shape="line" width="12rem" />
          <Skeleton shape="chip" />
        </div>
        <div className={sheet.section}>
          <Skeleton shape="line" width="6rem" />
          <Skeleton shape="chip" />
          <Skeleton shape="chip" />
        </div>
      </div>
      <div className={styles.aside}>
        <Skeleton shape="card" />
      </div>
    </div>
  );
}
