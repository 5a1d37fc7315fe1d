import type { Composition } from '@mirqam/shared/contract/Composition';
import type { Language } from '@mirqam/shared/contract/languages';
import { linksOfApps, type Menu, type MenuGroup, mergeMenu } from '@mirqam/shared/contract/Menu';
import { site } from '@mirqam/shared/contract/site';
import { Logo } from '@mirqam/shared/ui/Logo';
import { memo, useState } from 'react';
import { SchemeSwitch } from '../scheme/SchemeSwitch.tsx';
import { useWords } from '../words/useWords.ts';
import styles from './Footer.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { NavigationLink } from './Navigation.tsx';

interface FooterProps {
  readonly composition: Composition;
  readonly pathname: string;
  readonly translations: readonly string[];
}

export const Footer = memo(function Footer({ composition, pathname, translations }: FooterProps) {
  const { name, language, rights } = useWords();
  const [menu] = useState(() => footerGroups(composition, language));
  return (
    <footer className={styles.footer} data-ground="night">
      <div className={styles.columns}>
        <div className={styles.publisher}>
          <Logo name={name} />
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
        {menu.map((group) => (
          <FooterLinks key={group.label} group={group} />
        ))}
      </div>
      <div className={styles.end}>
        <p>
          © {site.founded} {name}. {rights}
        </p>
        <LanguageSwitch composition={composition} pathname={pathname} translations={translations} item="p" />
        <SchemeSwitch />
      </div>
    </footer>
  );
});

/** The columns: the dropdowns of the header, then the groups of the footer's own menu. */
function footerGroups(composition: Composition, language: Language): Menu {
  const links = linksOfApps(composition);
  const dropdowns = mergeMenu(links, 'header', language).filter(({ label }) => label);
  return [...dropdowns, ...mergeMenu(links, 'footer', language)];
}

interface FooterLinksProps {
  readonly group: MenuGroup;
}

function FooterLinks({ group }: FooterLinksProps) {
  const { inFooter } = useWords();
  return (
    <nav aria-label={`${group.label} ${inFooter}`}>
      <p>{group.label}</p>
      <ul>
        {group.list.map(({ label, url, hreflang }) => (
          <li key={url}>
            <NavigationLink href={url} label={label} hreflang={hreflang} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The marks of the networks in a box of 24, drawn after Simple Icons 16 (CC0) with the fewest numbers that look the same. */
const marks = {
  linkedin:
    'M2 0h20a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2m1.5 9v11.5H7V9zm1.8-1.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4m4 1.5v11.5h3.5v-6c0-3.4 3.7-3.4 3.7 0v6h3.5v-6.3c0-6-5.4-6.4-7.3-3.6V9z',
  x: 'M14.2 10.2 23 0h-2l-7.7 8.8-6-8.8h-7l9.1 13.3L.3 24h2l8-9.3 6.4 9.3h7zm-3 3.4L3.2 1.6h3.2l14.6 20.9h-3.2z',
  youtube: 'M4 3.5h16a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4m5.5 5v7L16 12z',
  facebook: 'M9 23.6V16H6.5v-4H9v-1.5c0-5 3-6.8 8.5-5.7V8H16c-2 0-2.5 1-2.5 2.5V12h4l-.6 4h-3.4v8A12 12 0 1 0 9 23.6',
} as const satisfies Record<(typeof site.social)[number]['icon'], string>;

function SocialIcon({ name }: { readonly name: keyof typeof marks }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
      <path d={marks[name]} />
    </svg>
  );
}
