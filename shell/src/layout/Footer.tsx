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
import marks from './marks.svg';
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
                <a href={href === '/' ? language.prefix || '/' : href} aria-label={label}>
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

function SocialIcon({ name }: { readonly name: (typeof site.social)[number]['icon'] }) {
  return (
    <svg width="20" height="20" aria-hidden="true">
      <use href={`${marks}#${name}`} />
    </svg>
  );
}
