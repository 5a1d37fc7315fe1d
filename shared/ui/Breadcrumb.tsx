import styles from './Breadcrumb.module.css';

export interface BreadcrumbProps {
  /** From the first ancestor to the page itself, which has no `href`. */
  readonly trail: readonly { readonly label: string; readonly href?: string }[];
}

export function Breadcrumb({ trail }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.trail}>
        {trail.map(({ label, href }, index) => (
          <li key={label} className={styles.step} aria-current={index === trail.length - 1 ? 'page' : undefined}>
            {href ? (
              <a className={styles.link} href={href}>
                {label}
              </a>
            ) : (
              label
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
