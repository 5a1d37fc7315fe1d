import { site } from '@mirqam/shared/contract/site';
import { Logo } from '@mirqam/shared/ui/Logo';
import { memo } from 'react';
import { publisher, services } from '../content/navigation.ts';
import styles from './Footer.module.css';
import { FooterLinks } from './FooterLinks.tsx';
import { SocialIcon } from './SocialIcon.tsx';

export const Footer = memo(function Footer() {
  return (
    <footer className={styles.footer} data-ground="night">
      <div className={styles.columns}>
        <div className={styles.publisher}>
          <Logo />
          <p className={styles.email}>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </p>
          <ul className={styles.social}>
            {site.social.map(({ icon, label, href }) => (
              <li key={icon}>
                <a href={href} aria-label={label}>
                  <SocialIcon name={icon} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <FooterLinks group={services} />
        <FooterLinks group={publisher} />
      </div>
      <p className={styles.copyright}>
        © {site.founded} {site.name}. All rights reserved.
      </p>
    </footer>
  );
});
