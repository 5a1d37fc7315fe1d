import { memo } from 'react';
import { paths } from 'shared/contract/paths';
import { site } from 'shared/contract/site';
import { Logo } from 'shared/ui/Logo';
import { policies, services } from '../content/navigation.ts';
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
        <FooterLinks label="Services" links={services} />
        <FooterLinks label={site.name} links={publisher} />
      </div>
      <p className={styles.copyright}>
        © {site.founded} {site.name}. All rights reserved.
      </p>
    </footer>
  );
});

const publisher = [
  { label: 'About Us', href: paths.about.href() },
  { label: 'Contact Us', href: paths.contact.href() },
  ...policies,
];
