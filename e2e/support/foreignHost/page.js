import { PrivacyPolicyPage } from 'publisher/PrivacyPolicyPage';
import { createElement, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

const page = createElement(PrivacyPolicyPage, { params: {}, pending: false, menus: {} });
createRoot(document.querySelector('main')).render(createElement(Suspense, null, page));
