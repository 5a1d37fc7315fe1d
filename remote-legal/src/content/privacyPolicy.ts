import { site } from '@mirqam/shared/contract/site';
import type { LegalContent } from './LegalContent.ts';

// A lawyer has to confirm the retention periods, legal bases, answer times and transfer rules, and to add the
// registered name and the postal address, before the site opens to the public.
export const privacyPolicy = {
  banner: {
    title: 'Privacy Policy',
    desc: `What ${site.name} knows about the people who publish, review, edit and read with us, why we know it, and what you can ask us to do about it.`,
    date: '18th August 2025',
  },
  section: {
    desc: 'This policy covers authors and co-authors, reviewers, editors, conference participants, university staff and anyone who visits this website. It describes our publishing services as a whole. Where this website does less than the policy allows, the section concerned says so. We are the controller of the personal information described here: we decide why and how it is used.',
    content: [
      {
        id: 'information-we-collect',
        heading: '1. Information we collect',
        desc: 'We ask only for what a publishing task needs. Each request says which answers are required; without those we cannot take on the task. Everything else is optional. Please do not send us health, religious, political or similarly sensitive details about yourself or anyone else.',
        subheading: [
          {
            title: 'Personal information',
            desc: 'Most of it comes from you. When you submit work with others, you also give us information about your co-authors, so tell them before you do.',
            para: '<ul><li><strong>Account information.</strong> Name, e-mail address, institution, country, field of research, ORCID iD if you have one, and the role in which you work with us. This website itself has no accounts and asks you to sign in nowhere.</li><li><strong>Manuscript and publishing data.</strong> Files you submit and their versions, names and affiliations of all authors, contributor roles, funding, conflicts of interest, suggested reviewers, review reports, editorial decisions and the licence you choose.</li><li><strong>Communications.</strong> Letters, e-mails and notes of calls with our editorial and support staff. The contact form on this website does not send or store what you type; to reach us, please write an e-mail.</li></ul>',
          },
          {
            title: 'Non-personal information',
            desc: 'These details describe devices and visits. We do not combine them to find out who a visitor is.',
            para: '<ul><li><strong>Technical data.</strong> Browser type and version, operating system, language, screen size, and the IP address that any web server needs in order to answer.</li><li><strong>Usage data.</strong> Pages requested, files downloaded, the time of the request and errors that occurred. This website sets no cookies and runs no advertising or tracking scripts.</li><li><strong>Location data.</strong> The country that an IP address points to. We neither ask your device for its position nor work out a street or town.</li></ul>',
          },
        ],
      },
      {
        id: 'how-we-use-your-information',
        heading: '2. How we use your information',
        desc: 'Every use needs a purpose and a legal basis. These are ours.',
        list: [
          'To carry out a service you ordered, such as editing, translation, peer review, production or a conference registration: performance of a contract.',
          'To check originality, authorship and competing interests, and to keep a fair record of each editorial decision: our legitimate interest in a reliable scholarly record.',
          'To register DOIs, deposit metadata and offer published work to indexes: performance of the publishing agreement.',
          'To answer questions and deal with complaints: steps you ask for before a contract, or our legitimate interest in replying.',
          'To keep systems available and stop abuse: our legitimate interest in security.',
          'To keep accounts and answer lawful requests from authorities: a legal duty.',
          'To send news about calls for papers and events: your consent, given by opting in.',
        ],
        subheading: [
          {
            title: 'Automated tools',
            desc: 'Software may flag similar text, missing statements or a likely reviewer. A person reads the result, and no manuscript is accepted or refused by software alone. We do not use unpublished manuscripts to train artificial intelligence, and do not let suppliers do so, unless all authors agree in writing.',
          },
        ],
      },
      {
        id: 'how-we-share-your-information',
        heading: '3. How we share your information',
        desc: 'We sell personal information to nobody. We pass it on only to those who need it for one of the purposes above, and no more of it than they need.',
        list: [
          'Editors and reviewers see the manuscript. Whether they see the names of the authors, and authors theirs, depends on the review model of the publication.',
          'Similarity-checking services compare submitted text with published work.',
          'DOI registration and researcher-identifier services receive author names, affiliations and titles. This metadata is public and meant to last.',
          'Indexes, libraries and preservation archives receive the published version.',
          'Printers, hosting companies, payment providers and conference venues act on our instructions under contract.',
          'A university or institution that pays for a service learns that it was delivered, and to whom.',
          'Courts and authorities receive what the law obliges us to hand over.',
        ],
        subheading: [
          {
            title: 'Transfers to other countries',
            desc: 'Research is international, so recipients may be outside your country. When information leaves Saudi Arabia or the European Economic Area, we rely on a decision that the destination protects it adequately, on standard contractual clauses, or on binding company rules. Ask us for a copy of the safeguard that applies to you.',
          },
        ],
      },
      {
        id: 'your-choices',
        heading: '4. Your choices',
        desc: 'You can change your mind at any time, without giving a reason and without losing a service you have already ordered.',
        list: [
          'Leave a mailing list by the link in each message or by an e-mail to us.',
          'Withdraw a consent as easily as you gave it. What was done before stays lawful.',
          'Be taken out of the reviewer database, or name the subjects and the number of requests you are happy with.',
          'Have a changed name shown on your published work; you need not explain the change.',
          'Leave optional fields empty, including ORCID iD and suggested reviewers.',
          'Should this website ever use cookies that it does not strictly need, you will be asked first, and refusing will be as simple as accepting.',
        ],
      },
      {
        id: 'data-retention',
        heading: '5. Data retention',
        desc: 'We keep personal information for as long as its purpose lasts, then destroy it or make it anonymous.',
        list: [
          'Enquiries that lead to no order: 12 months after the last message.',
          'Manuscripts that were not accepted, with their reviews: 3 years after the decision, in case it is questioned.',
          'Accounts and reviewer profiles: until you close them, or after 3 years without use.',
          'Contracts, invoices and payments: for as long as tax and commercial law demands.',
          'Server logs: 90 days, longer only while an incident is being examined.',
          'Mailing-list addresses: until you unsubscribe. We then keep a note that you do not wish to be written to.',
          'Published work, its metadata and its corrections: permanently, since others cite it and rely on it.',
        ],
      },
      {
        id: 'security-measures',
        heading: '7. Security measures',
        desc: 'No system is free of risk. These measures keep it low and are reviewed regularly.',
        list: [
          'Connections are encrypted, and stored files are protected against access by outsiders.',
          'Staff, editors and suppliers see only what their role requires, and access ends with the role.',
          'Everyone who handles manuscripts is bound to confidentiality and trained in data protection.',
          'Suppliers sign a contract that sets the same level of protection.',
          'Backups are made, and restoring them is tested.',
        ],
        subheading: [
          {
            title: 'If something goes wrong',
            desc: 'We report a breach to the competent authority within 72 hours of learning of it where the law requires this, and tell the people concerned without undue delay when it may harm them. If you notice a weakness, please write to us before you publish it.',
          },
        ],
      },
      {
        id: 'your-rights',
        heading: '8. Your rights',
        desc: 'Depending on where you live, the Saudi Personal Data Protection Law, the General Data Protection Regulation or another law gives you rights over your information. We grant the following to everyone.',
        list: [
          'To be told what we hold about you and to receive a copy in a readable form.',
          'To have mistakes corrected and gaps filled.',
          'To have information destroyed when it is no longer needed.',
          'To have its use restricted while a question about it is open.',
          'To object to a use that rests on our legitimate interest, and to direct marketing in every case.',
          'To take the information you gave us to another service.',
        ],
        subheading: [
          {
            title: 'How to use them',
            desc: 'Send an e-mail that says what you want. We may ask for proof that you are the person concerned. You will have an answer within 30 days, free of charge. If a request is unusually complex, we tell you within that time how much longer it will take.',
          },
          {
            title: 'Limits and complaints',
            desc: 'A published article is part of the scholarly record: we correct or retract it openly instead of deleting it, and reviewers keep the anonymity they were promised. If our answer does not satisfy you, you may complain to the Saudi Data and Artificial Intelligence Authority or to the supervisory authority of your own country.',
          },
        ],
      },
      {
        id: 'third-party-links',
        heading: '9. Third-party links',
        desc: 'Our pages and publications link to indexes, identifier services, archives, universities and social networks. Once you follow such a link, the policy of that site applies, and we have no control over it.',
        subheading: [
          {
            title: 'Changes to this text',
            desc: 'When we change this text, the date at its head changes too. If a change affects how we use information that you have already given us, we write to you before it takes effect where we have your address.',
          },
        ],
      },
    ],
  },
} as const satisfies LegalContent;
