// A global style sheet: imported for its effect, which jsdom doesn't have.
export {};
