import { owner } from '@mirqam/shared/contract/owner';
import { site } from '@mirqam/shared/contract/site';
import type { LegalContent } from './LegalContent.ts';

// A lawyer has to confirm the retention periods, legal bases, answer times and transfer rules, and the sentences on what a
// page reports when it fails and, in a sample of visits, when it is opened, before the site opens to the public. They are true
// whether the site samples views (`SITE_VIEWS`) or not. The controller is named once its
// name and address are in `owner.ts`.
export const privacyPolicy = {
  banner: {
    title: 'Privacy Policy',
    desc: `What ${site.name} needs to know when you publish, review or edit with us or visit this website, why, and what you can ask of us.`,
    date: '18th August 2025',
  },
  section: {
    desc: `This policy covers authors, reviewers, editors, conference delegates, university staff and anyone who visits this website. It describes all our publishing services. Where this website collects less, the section says so. The controller, which decides why and how the information is used, is ${owner.legalName ?? `the publisher, ${site.name}`}.`,
    content: [
      {
        id: 'information-we-collect',
        heading: '1. Information we collect',
        desc: 'We ask only for what a service needs. Each request says which details are required; without them we cannot provide the service. Please do not send us details about health, religion, political opinions or other sensitive matters, yours or anyone else’s, unless the research that you submit or your visit to an event requires them.',
        subheading: [
          {
            title: 'Personal information',
            desc: 'Most of it comes from you. When you submit work with others, you also give us information about your co-authors, so please tell them first.',
            para: '<ul><li><strong>Account information.</strong> Name, email address, institution, country, field of research, ORCID iD if you have one, and your role. This website has no accounts.</li><li><strong>Manuscript and publishing data.</strong> The files you submit and their versions, the names and affiliations of all authors, contributor roles, funding, conflicts of interest, suggested reviewers, reviewers’ reports, editorial decisions and the licence you choose.</li><li><strong>Research participants.</strong> A manuscript or its data may describe patients, interviewees or other participants. The authors and their institution are responsible for consent and ethical approval. Please remove names and other identifying details before you send us the files. If you cannot, write to us first, so that we can limit access.</li><li><strong>Conferences.</strong> Your booking and payment, what a letter of invitation or a visa requires, your slides, recordings of your talk and, only with your explicit consent, your diet, access or other needs.</li><li><strong>Possible reviewers.</strong> Name, institution, email address, ORCID iD and publications, taken from public sources, or from an author who suggests you, before we first write to you.</li><li><strong>Communications.</strong> Emails and notes of calls with us. The contact form prepares an email in your own email program; the website neither sends nor stores what you type.</li></ul>',
          },
          {
            title: 'Non-personal information',
            desc: 'These details describe devices and visits. Where one can identify you, as an IP address sometimes can, we treat it as personal information.',
            para: '<ul><li><strong>Technical data.</strong> What a browser sends to any web server: the IP address, the browser’s name and version, the operating system, the preferred languages and, often, the address of the page that led to the request.</li><li><strong>Usage data.</strong> The log of the web server records the address of the page or file requested, the time and whether the request succeeded. If a page fails in your browser, it requests one more file, whose address says which page and part of the website failed and how, and nothing about you. To count views, the pages of a random sample of visits may report in the same way that they were opened. No page reports anything if your browser sends Do Not Track or Global Privacy Control.</li><li><strong>Location data.</strong> This website does not ask your device for its position or work out where you are.</li><li><strong>What your browser keeps.</strong> This website sets no cookies and runs no advertising or tracking scripts. In its session storage your browser keeps the scroll positions of the pages you visited and notes about pages that failed to load. It deletes both when you close the tab. If you choose a light or dark display, your browser may remember that choice in its local storage until you delete it. Apart from the report of a failure, none of this is sent to us.</li></ul>',
          },
        ],
      },
      {
        id: 'how-we-use-your-information',
        heading: '2. How we use your information',
        desc: 'Each purpose is followed by its legal basis. When we act for a publisher, a university or an organiser of events that decides these matters itself, it is the controller, and its policy applies.',
        list: [
          'To provide a service agreed with you, such as editing, translation, peer review, production or a conference registration: performance of a contract.',
          'To check originality, authorship and conflicts of interest, and keep a fair record of each editorial decision: our legitimate interest in a reliable scholarly record.',
          'To find suitable reviewers: the journal’s and our legitimate interest in competent review.',
          'To register DOIs, deposit metadata and send published work to indexes: performance of the publishing agreement.',
          'To answer questions and deal with complaints: steps you ask for before a contract, or our legitimate interest in replying.',
          'To meet the diet, access or other needs of those who attend an event: their explicit consent.',
          'To publish slides and recordings of talks: the consent of the speakers.',
          'To keep our systems available, find faults, count views and stop abuse: our legitimate interest in secure systems that work.',
          'To keep financial records and answer lawful requests from authorities: a legal duty.',
          'To send news about calls for papers and events: your consent, which you give by opting in.',
        ],
        subheading: [
          {
            title: 'Automated tools',
            desc: 'Software may flag similar text or missing statements, or suggest a reviewer. A person reads the result; software alone neither accepts nor rejects a manuscript. We do not use unpublished manuscripts to train artificial intelligence, and do not let suppliers do so.',
          },
        ],
      },
      {
        id: 'how-we-share-your-information',
        heading: '3. How we share your information',
        desc: 'We do not sell personal information. We share it with those who need it for the purposes above, and only as far as they need it.',
        list: [
          'The editors, reviewers, translators and statisticians who work on a manuscript see it. Whether authors and reviewers see each other’s names depends on the review model of the publication.',
          'Similarity-checking services receive submitted text, to compare it with published work.',
          'DOI registration and researcher-identifier services receive author names, affiliations and titles. This metadata is public and meant to last.',
          'Readers see the names, affiliations and roles of authors and editors.',
          'Indexes, libraries and preservation archives receive the published version.',
          'Printers and hosting companies act on our instructions under contract.',
          'Payment providers, venues and caterers receive what a payment or an event requires. Some decide themselves how they use it, under their own policies.',
          'A university or institution that pays for a service is told that it was provided, and to whom.',
          'An author’s institution receives the evidence if serious doubt about the integrity of a work remains.',
          'Courts and authorities receive what the law obliges us to disclose.',
        ],
        subheading: [
          {
            title: 'Transfers to other countries',
            desc: 'Research is international, so recipients may be outside your country. When information leaves Saudi Arabia or the European Economic Area, we rely on a decision that the destination protects it adequately, on standard contractual clauses, or on binding corporate rules. You can ask us for a copy of the safeguard that applies.',
          },
        ],
      },
      {
        id: 'your-choices',
        heading: '4. Your choices',
        desc: 'You can change a choice at any time without giving a reason. This does not affect a service already agreed.',
        list: [
          'You can leave a mailing list through the link in each message or by email.',
          'You can withdraw consent as easily as you gave it. This does not affect what was lawfully done before.',
          'You can ask to be removed from the reviewer database, or tell us which subjects and how many requests you accept.',
          'You can have a changed name shown on your published work, without giving a reason.',
          'You can leave optional fields empty, including ORCID iD and suggested reviewers.',
          'If this website ever uses cookies that are not strictly necessary, we will ask you first, and refusing them will be as easy as accepting them.',
        ],
      },
      {
        id: 'data-retention',
        heading: '5. Data retention',
        desc: 'We keep personal information for as long as its purpose lasts, and then destroy it or make it anonymous.',
        list: [
          'Enquiries that do not lead to an agreement: 12 months after the last message.',
          'Files sent for editing, translation or review before submission: 12 months after delivery, or until you ask us to delete them.',
          'Manuscripts that were not accepted, with their reports: 3 years after the decision, in case it is questioned.',
          'Accounts and reviewer profiles: until you close them, or until they have been unused for 3 years.',
          'Diet, access and other needs of those who attend an event: until the event is over.',
          'Agreements, invoices and payments: for as long as tax and commercial law requires.',
          'Server logs: 90 days, or longer while we investigate an incident.',
          'Mailing-list addresses: until you unsubscribe. We then keep a note that you want no messages.',
          'Published work, its metadata and its corrections: permanently, since others cite and rely on it.',
        ],
        subheading: [
          {
            title: 'Storage and destruction',
            desc: 'Information is stored on servers of hosting companies that act for us under contract. At the end of a period we delete the files and shred any paper copies. Copies in backups are overwritten within 90 days. Until then they are restored only to test a backup or to recover lost data.',
          },
        ],
      },
      {
        id: 'security-measures',
        heading: '7. Security measures',
        desc: 'No system is free of risk. We review these measures regularly to keep the risk low.',
        list: [
          'Connections are encrypted, and stored files are protected against outside access.',
          'We give staff, editors and suppliers access only to what their role requires, and withdraw it when the role ends.',
          'All who handle manuscripts must keep them confidential. Our staff are trained in data protection.',
          'Suppliers that act for us sign a contract that requires the same level of protection.',
          'We make backups and test that they can be restored.',
        ],
        subheading: [
          {
            title: 'If something goes wrong',
            desc: 'Where the law requires it, we report a breach to the authority within 72 hours of learning of it. We inform the people concerned without undue delay if the breach may harm them or their rights. If you notice a weakness, please write to us before you publish it.',
          },
        ],
      },
      {
        id: 'your-rights',
        heading: '8. Your rights',
        desc: 'Depending on where you live and where your information is used, the Saudi Personal Data Protection Law, the General Data Protection Regulation of the European Union or another law gives you rights over your information, each with its own conditions. These are the main rights.',
        list: [
          'To be told what we hold about you, and to receive a copy in a clear and readable form.',
          'To have information corrected, completed or brought up to date.',
          'To have information destroyed when it is no longer needed, or when you have withdrawn the consent on which its use was based.',
          'To have its use restricted while a question about it is open.',
          'To object to a use that is based on our legitimate interest, and to direct marketing in every case.',
          'To take the information you gave us to another service.',
          'To withdraw your consent at any time.',
        ],
        subheading: [
          {
            title: 'How to use them',
            desc: 'Send us an email that says what you want. We may ask you to prove who you are. You will have an answer within 30 days, free of charge. If a request is unusually complex and the law allows more time, we will tell you within that period how much longer we need.',
          },
          {
            title: 'Limits and complaints',
            desc: 'A published article is part of the scholarly record, so we correct or retract it openly instead of deleting it, unless the law obliges us to remove it. Reviewers who were promised anonymity keep it, unless the law obliges us to name them. You can complain to the Saudi Data and Artificial Intelligence Authority or to the supervisory authority of your own country.',
          },
        ],
      },
      {
        id: 'third-party-links',
        heading: '9. Third-party links',
        desc: 'Our pages and publications link to indexes, identifier services, archives, universities and social networks. When you follow such a link, the policy of that website applies. We have no control over it.',
        subheading: [
          {
            title: 'Changes to this text',
            desc: 'When we change this text, we also change the date at the top. If a change affects how we use information that you have already given us, we will write to you before it takes effect, provided that we have your address.',
          },
        ],
      },
    ],
  },
} as const satisfies LegalContent;
