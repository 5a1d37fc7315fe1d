import { site } from '@mirqam/shared/contract/site';
import { Icon } from '@mirqam/shared/ui/Icon';
import { contact } from '../../content/contact.ts';
import styles from './ContactAside.module.css';

const { promise, include } = contact;

export function ContactAside() {
  return (
    <div className={styles.aside}>
      <div className={styles.promise}>
        <Icon name="clock" />
        <h2 className={styles.heading}>{promise.heading}</h2>
        <p>{promise.desc}</p>
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </div>
      <h2 className={styles.heading}>{include.heading}</h2>
      <p>{include.desc}</p>
      <ul className={styles.list}>
        {include.list.map(({ img, title, desc }) => (
          <li key={title} className={styles.item}>
            <Icon name={img} />
            <p>
              <strong>{title}.</strong> {desc}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
