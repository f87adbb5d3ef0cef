/** What search engines read beside the pages (`web/frame/structured-data.ts`, `page-breadcrumbs.ts`). */
export const searchHindi: Readonly<Record<string, string>> = {
  "{tagline}. {count} rooms and suites, four restaurants, an infinity pool and three event spaces.":
    "{tagline}। {count} कमरे और सुइट, चार रेस्तराँ, इनफ़िनिटी पूल और तीन आयोजन स्थल।",
  "Swimming pool": "स्विमिंग पूल",
  "Airport shuttle": "हवाई अड्डे की गाड़ी",
  "Free parking": "निःशुल्क पार्किंग",
  "Wheelchair access": "व्हीलचेयर की सुविधा",
}
