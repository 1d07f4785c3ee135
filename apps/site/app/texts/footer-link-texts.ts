/** The names of the links at the foot of each page; the server puts them into its data. */
export const footerLinkTexts = {
  articles: 'Articles',
  categories: 'Categories',
  aboutUs: 'About us',
  imprint: 'Imprint',
  contactUs: 'Contact us',
  privacyPolicy: 'Privacy policy',
  parents: 'For parents',
  developers: 'For developers',
  choices: 'Privacy choices',
}
