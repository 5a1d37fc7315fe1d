import type { ConfigData } from 'html-validate';

/** The recommended rules, without those about alternative spellings in HTML, of which React chooses one. */
export const htmlRules: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': ['error', { style: 'lowercase' }],
    'void-style': 'off',
    // React's own ids start with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // A list may have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The dropdown is the select-only combobox of the ARIA Authoring Practices.
    'prefer-native-element': ['error', { exclude: ['listbox', 'combobox'] }],
  },
};
